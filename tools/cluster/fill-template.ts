import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../deploy/cluster')

/** What HAProxy can do at its start as root only. */
const OF_ROOT = /^ {2}(?:user|group|chroot|setcap) .*\n/gm

/** A file of deploy/cluster with its placeholders filled in, for whoever runs this. Throws for a placeholder without a value. */
export function fillTemplate(name: string, values: Readonly<Record<string, string | number>>): string {
  const template = readFileSync(join(FOLDER, name), 'utf8')
  const own = process.getuid?.() === 0 ? template : template.replaceAll(OF_ROOT, '')
  return own.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => {
    const value = values[place]
    if (value === undefined) throw new Error(`${name} has no value for {{${place}}}.`)
    return String(value)
  })
}

/**
 * A process in HAProxy's configuration: with health checks, and once more without them, for the time in which none is ready
 * (`option allbackups`).
 * @param check `check`, or the server whose checks count: `track <backend>/<server>`
 */
export const serverLines = (name: string, address: string, check = 'check'): string =>
  `  server ${name} ${address} ${check}\n  server ${name}-anyway ${address} backup`
