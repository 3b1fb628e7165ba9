import type { VerifyPageData } from '../../server/page-data.ts'
import { createSay, element } from '../play/page.ts'
import type { SeenSeeds } from '../play/seen-seeds.ts'
import { isSharedProof, judgeSharedProof, showSharedProof, type SharedProof } from './crash-proof.ts'
import { judgeProof } from './judge-proof.ts'
import { isProof, listPasted, type Proof } from './read-proof.ts'
import { showVerdict } from './show-verdict.ts'

/** Maximum number of proofs: more would take minutes. */
const PROOFS_MAX = 200

/** The commitments stored by this device; the offline file has none. */
export type Copies = Pick<SeenSeeds, 'find'>

/**
 * Judges what was pasted or dropped: the proof of a round, of a shared round, a list of them or a page of a list.
 * @param texts JSON, one text for each file
 */
export async function showPasted(data: VerifyPageData, texts: readonly string[], copies?: Copies): Promise<Node[]> {
  const say = createSay(data)
  const given = texts.flatMap(listPasted)
  const [only] = given
  if (given.length === 1) return (await showOne(data, only, copies)).nodes
  if (given.length > PROOFS_MAX) return [element('p', say('verifyTooMany', { most: PROOFS_MAX }), 'verdict no')]
  const shown = []
  for (const one of given) shown.push(await showOne(data, one, copies))
  const matching = shown.filter(({ isProven }) => isProven).length
  const isWhole = matching === shown.length && shown.length > 0
  return [
    element('p', say('verifyCounted', { matching, all: shown.length }), `verdict ${isWhole ? 'yes' : 'no'}`),
    ...shown.map(({ nodes, title, isProven }) => {
      const part = element('details', [element('summary', title), ...nodes]) as HTMLDetailsElement
      // Opens the parts that do not agree.
      part.open = !isProven
      return part
    }),
  ]
}

type Shown = { readonly title: string; readonly isProven: boolean; readonly nodes: Node[] }

async function showOne(data: VerifyPageData, value: unknown, copies: Copies | undefined): Promise<Shown> {
  const say = createSay(data)
  if (isSharedProof(value)) {
    const { isProven } = judgeSharedProof(value)
    return { title: titleOf(data, value, isProven), isProven, nodes: showSharedProof(data, value) }
  }
  if (!isProof(value)) {
    const unreadable = say('verifyUnreadable')
    return { title: unreadable, isProven: false, nodes: [element('p', unreadable, 'verdict no')] }
  }
  const copy = copies?.find(value.commitment.toLowerCase(), value.round.seedId)
  const verdict = judgeProof(value, copy)
  const isProven = verdict.kind === 'match'
  const nodes = await showVerdict(data, { verdict, proof: value, copy })
  return { title: titleOf(data, value, isProven), isProven, nodes }
}

function titleOf(data: VerifyPageData, proof: Proof | SharedProof, isProven: boolean): string {
  const { gameKey, roundId } = 'round' in proof ? proof.round : proof
  const agrees = createSay(data)(isProven ? 'agrees' : 'agreesNot')
  return `${data.games[gameKey]?.title ?? gameKey} · ${roundId}: ${agrees}`
}
