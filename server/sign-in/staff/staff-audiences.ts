import type { Static } from 'typebox'
import type { StaffAudience } from '#contract/shapes/staff.ts'

export type Audience = Static<typeof StaffAudience>
