export { capabilityRoutes } from './capabilities.routes.ts'
export type { CapabilityNeeds, Gate, Gates } from './needs.ts'
export { readCapabilities } from './read-capabilities.ts'
