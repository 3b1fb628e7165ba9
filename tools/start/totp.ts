import { demoStaffMembers } from './demo.ts'
import { codeOf } from './table.ts'

// Codes of the demo staff's second factor, for people without an authenticator.
for (const { email, totpSecret } of Object.values(demoStaffMembers)) console.log(`${email}  ${codeOf(totpSecret)}`)
