export { routes } from './audit.routes.ts'
export { makeStaffCallRecorder, makeStaffEventRecorder } from './record-staff-call.ts'
