import type { SystemLibrary } from './system-libraries.ts'
import type { Contents } from './write-tree.ts'
import { writePurl } from './write-purl.ts'

/**
 * The bill of materials of an image in the CycloneDX format: Node, every package with version, licence and the hash
 * pinned by the lock file, and libraries of the machine, such as the C library.
 */
export function writeParts(
  name: string,
  version: string,
  node: string,
  { packages }: Contents,
  libraries: readonly SystemLibrary[],
): string {
  const components = packages.map(({ name: part, version: of, license, integrity }) => {
    const purl = writePurl('npm', part.split('/'), of)
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
      {
        type: 'platform',
        'bom-ref': `node@${node}`,
        name: 'node',
        version: node,
        purl: writePurl('generic', ['node'], node),
      },
      ...new Map(components.map((one) => [one['bom-ref'], one])).values(),
      ...libraries.map(partOfLibrary),
    ],
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

function partOfLibrary({ name, sha256, source }: SystemLibrary) {
  return {
    type: 'library',
    'bom-ref': `file:${name}`,
    name: source?.name ?? name,
    ...(source && { version: source.version, purl: source.purl }),
    hashes: [{ alg: 'SHA-256', content: sha256 }],
    properties: [{ name: 'tolar:file', value: name }],
  }
}

/** npm uses base64, CycloneDX hexadecimal. */
function hashOf(integrity: string): { readonly alg: string; readonly content: string } {
  const [algorithm = '', content = ''] = integrity.split('-')
  return { alg: `SHA-${algorithm.slice(3)}`, content: Buffer.from(content, 'base64').toString('hex') }
}
