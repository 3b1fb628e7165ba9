import type { Variable } from './processes.ts'

/** Values that the demonstration uses begin with this, so that they can never reach real players. */
export const demoPrefix = 'demo-'

/** Finds what is wrong with a given value outside dev and test. The value itself is never repeated: logs keep no secrets. */
export function findValueProblem(variable: Variable, value: string): string | undefined {
  if (variable.kind === 'secret') return findSecretProblem(variable, value)
  if (!URL.canParse(value)) return 'is not an address'
  const { protocol, hostname } = new URL(value)
  if (variable.kind === 'internal') return /^https?:$/.test(protocol) ? undefined : 'is not an http address'
  if (protocol !== 'https:') return 'is not an https address'
  if (isThisMachine(hostname)) return 'points to this machine, as the stand-ins do'
  return undefined
}

function findSecretProblem({ minLength }: Variable, value: string): string | undefined {
  if (holdsDemo(value)) return 'holds a demo secret'
  if (value.length < minLength) return `is shorter than ${minLength} characters`
  return undefined
}

// A password inside an address (postgres://user:demo-…@host) and a file name (/keys/demo-key.pem) count too.
// The body of a PEM is base64 and never holds a dash, so only its header could match.
function holdsDemo(value: string): boolean {
  return value.split(/[:/@\s?=&]/).some((part) => part.toLowerCase().startsWith(demoPrefix))
}

function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  )
}
