import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../deploy/cluster')

/** Lines of HAProxy's configuration that only root can start it with (deploy/edge/haproxy-edge.cfg). */
const OF_ROOT = /^ {2}(?:user|group|chroot|setcap) .*\n/gm

/**
 * A file of deploy/cluster with its placeholders filled in. Throws for a placeholder without a value. Unless this process
 * runs as root, the lines that need root are left out.
 */
export function fillTemplate(name: string, values: Readonly<Record<string, string | number>>): string {
  const template = readFileSync(join(FOLDER, name), 'utf8')
  const usable = process.getuid?.() === 0 ? template : template.replaceAll(OF_ROOT, '')
  return usable.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => {
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
