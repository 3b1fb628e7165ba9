export { callerCheckRoutes } from './caller-checks.routes.ts'
export type { CallerCheckNeeds } from './needs.ts'
export { callerCheckParts } from './personal-data.ts'
export { callerTimeline } from './timeline.ts'
