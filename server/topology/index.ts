export { findVenue, findVenues, isNameOfVenue, type Venue } from './venues.queries.ts'
export { seedVenue } from './seed-venue.ts'
export { findWorkroom, findWorkrooms, type Workroom } from './workrooms.queries.ts'
