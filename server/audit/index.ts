export { routes } from './audit.routes.ts'
export { auditParts } from './personal-data.ts'
export { makeStaffCallRecorder, makeStaffEventRecorder } from './record-staff-call.ts'
