export { kioskRoutes } from './kiosk.routes.ts'
export { kioskParts } from './personal-data.ts'
export type { KioskNeeds } from './needs.ts'
