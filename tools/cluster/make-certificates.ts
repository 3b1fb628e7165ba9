import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const SCRIPT = join(import.meta.dirname, '../../deploy/cluster/make-certificates.sh')

/** Files that a member of etcd, and Patroni on its machine, show each other. */
export type CertificateFiles = { readonly AUTHORITY: string; readonly CERTIFICATE: string; readonly KEY: string }

/** Makes an authority in the folder, and a certificate of each member for its address. */
export function makeCertificates(
  folder: string,
  members: readonly string[],
  address: string,
  user?: { readonly uid: number; readonly gid: number },
): void {
  const order = [folder, ...members.map((name) => `${name}=${address}`)]
  execFileSync(SCRIPT, order, { stdio: 'pipe', ...user })
}

export const certificatesOf = (folder: string, member: string): CertificateFiles => ({
  AUTHORITY: join(folder, 'authority.crt'),
  CERTIFICATE: join(folder, `${member}.crt`),
  KEY: join(folder, `${member}.key`),
})
