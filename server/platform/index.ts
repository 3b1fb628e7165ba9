export { platformRoutes, type PlatformNeeds } from './platform.routes.ts'
export type { PlatformFacts } from './platform-facts.ts'
export { isShutDown } from './planned-shutdowns.ts'
export { watchShutdowns } from './shutdown-watch.ts'
