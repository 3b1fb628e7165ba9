export { kioskRoutes } from './kiosk.routes.ts'
export { kioskParts } from './personal-data.ts'
export { kioskRoomsListed, kiosksListed } from './staff-kiosks.ts'
export { findKioskRooms } from './staff-kiosks.queries.ts'
