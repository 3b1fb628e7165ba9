import type { Contents } from './write-tree.ts'

/**
 * The bill of materials of an image in the CycloneDX format: Node and every package with version, licence and the hash
 * pinned by the lock file.
 */
export function writeParts(name: string, version: string, node: string, { packages }: Contents): string {
  const components = packages.map(({ name: part, version: of, license, integrity }) => {
    const purl = `pkg:npm/${part.replace('@', '%40')}@${of}`
    return {
      type: 'library',
      'bom-ref': purl,
      name: part,
      version: of,
      purl,
      ...(license && { licenses: [{ license: { name: license } }] }),
      ...(integrity && { hashes: [hashOf(integrity)] }),
    }
  })
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'container', name: `tolar-${name}`, version } },
    components: [
      { type: 'platform', 'bom-ref': `node@${node}`, name: 'node', version: node, purl: `pkg:generic/node@${node}` },
      ...new Map(components.map((one) => [one['bom-ref'], one])).values(),
    ],
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** npm uses base64, CycloneDX hexadecimal. */
function hashOf(integrity: string): { readonly alg: string; readonly content: string } {
  const [algorithm = '', content = ''] = integrity.split('-')
  return { alg: `SHA-${algorithm.slice(3)}`, content: Buffer.from(content, 'base64').toString('hex') }
}
