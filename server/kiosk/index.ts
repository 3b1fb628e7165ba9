export { kioskRoutes } from './kiosk.routes.ts'
export { kioskParts } from './personal-data.ts'
export { findKioskRooms } from './staff-kiosks.queries.ts'
