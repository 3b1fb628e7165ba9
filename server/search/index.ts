export type { SearchNeeds } from './needs.ts'
export { searchRoutes } from './search.routes.ts'
