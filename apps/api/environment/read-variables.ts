import { readFileSync } from 'node:fs'

export type Variables = ReturnType<typeof readVariables>

/** Reads variables of the environment, and collects a sentence for each invalid one. */
export function readVariables(env: NodeJS.ProcessEnv) {
  const problems: string[] = []
  const onProblem = (sentence: string): void => void problems.push(sentence)
  const read = (name: string): string => env[name]?.trim() ?? ''
  return {
    problems,
    onProblem,
    /** The trimmed value; empty when it is not set. */
    read,
    /** A number between two bounds. */
    number(name: string, absent: string, [least, most]: readonly [number, number], isWhole = false): number {
      const value = Number(env[name] ?? absent)
      const isGood = value >= least && value <= most && (!isWhole || Number.isInteger(value))
      if (!isGood) onProblem(`${name} is "${env[name]}": a number from ${least} to ${most}.`)
      return value
    },
    /** A key or a certificate: the text itself, or the name of its file in `<NAME>_FILE`. */
    pem(name: string): string {
      if (env[name]) return env[name] ?? ''
      const file = env[`${name}_FILE`]
      if (!file) {
        onProblem(`${name} is missing: give ${name} or ${name}_FILE.`)
        return ''
      }
      try {
        return readFileSync(file, 'utf8')
      } catch {
        onProblem(`${name}_FILE names ${file}, which cannot be read.`)
        return ''
      }
    },
  }
}
