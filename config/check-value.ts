import type { Variable } from './processes.ts'

/** Values of the demonstration begin with one of these, so that they can never be used with real players. */
const demoPrefixes = ['demo-', 'm1demo'] as const

/** The demonstration stores its own keys in this folder. */
const demoFolder = '.data'

/** Finds what is wrong with a value outside dev and test. The value itself is never repeated: logs contain no secrets. */
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

function findSecretProblem({ minLength, isList }: Variable, value: string): string | undefined {
  if (holdsDemo(value)) return 'holds a demo secret'
  const parts = isList ? value.split(',').map((part) => part.trim()) : [value]
  if (parts.some((part) => part.length < minLength)) return `is shorter than ${minLength} characters`
  return undefined
}

// A password inside a URL (postgres://user:demo-…@host), one of several keys and a file name (/keys/demo-key.pem) count too. The
// base64 body of a PEM contains no dash, and the second prefix occurs in one key in billions only.
function holdsDemo(value: string): boolean {
  return value
    .split(/[:/@\s?=&,]/)
    .some((part) => demoPrefixes.some((prefix) => part.toLowerCase().startsWith(prefix)) || part === demoFolder)
}

function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  )
}
