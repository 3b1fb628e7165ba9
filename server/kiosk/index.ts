export { kioskRoutes } from './kiosk.routes.ts'
export { kioskParts } from './personal-data.ts'
