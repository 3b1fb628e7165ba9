import '../styles/fonts.css'
import '../styles/base.css'
import '../styles/verify.css'
import { createClient } from '#client'
import { getRoundProof } from '#contract/play-v1/play.ts'
import type { VerifyPageData } from '../../server/page-data.ts'
import { byId, createSay, element } from '../game/page.ts'
import { judgeProof } from './judge-proof.ts'
import { isProof, readProof, type Proof } from './read-proof.ts'
import { showVerdict } from './show-verdict.ts'

const data = JSON.parse(byId('page-data').textContent) as VerifyPageData
const say = createSay(data)
const client = createClient({ baseUrl: '' })
const place = byId('verdict')
const idField = byId<HTMLInputElement>('round-id')
const proofField = byId<HTMLTextAreaElement>('proof')

function show(proof: Proof): void {
  place.replaceChildren(...showVerdict(data, judgeProof(proof), proof))
}

async function load(roundId: string): Promise<void> {
  const answer = await client(getRoundProof, { query: { roundId } })
  if (!answer.ok || !isProof(answer.data)) {
    const isMissing = !answer.ok && answer.status !== 0 && answer.status < 500
    place.replaceChildren(element('p', say(isMissing ? 'verifyNotFound' : 'connectionLost'), 'verdict no'))
    return
  }
  proofField.value = JSON.stringify(answer.data, null, 2)
  show(answer.data)
}

byId('by-id').addEventListener('submit', (event) => {
  event.preventDefault()
  const roundId = idField.value.trim()
  if (roundId !== '') void load(roundId)
})
byId('by-proof').addEventListener('submit', (event) => {
  event.preventDefault()
  const proof = readProof(proofField.value)
  if (proof) show(proof)
  else place.replaceChildren(element('p', say('verifyUnreadable'), 'verdict no'))
})

const asked = new URL(location.href).searchParams.get('roundId')
if (asked) {
  idField.value = asked
  void load(asked)
}
