export { kioskRoutes } from './kiosk.routes.ts'
export type { KioskNeeds } from './needs.ts'
