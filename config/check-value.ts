import type { Variable } from './processes.ts'

/** Values of the demonstration begin with one of these, so that they can never reach real players. */
const demoPrefixes = ['demo-', 'm1demo'] as const

/** The demonstration keeps the keys that it makes for itself in this folder. */
const demoFolder = '.data'

/** Finds what is wrong with a given value outside dev and test. The value itself is never repeated: logs keep no secrets. */
export function findValueProblem(variable: Variable, value: string): string | undefined {
  if (variable.kind === 'secret') return findSecretProblem(variable, value)
  if (variable.kind === 'networks') return undefined
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
// The base64 body of a PEM holds no dash and has nothing to fear from the second prefix: one key in billions would match.
function holdsDemo(value: string): boolean {
  return value
    .split(/[:/@\s?=&]/)
    .some((part) => demoPrefixes.some((prefix) => part.toLowerCase().startsWith(prefix)) || part === demoFolder)
}

function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  )
}
