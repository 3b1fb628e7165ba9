import '#ui/fonts/fonts.css'
import '../styles/base.css'
import '../styles/verify.css'
import { createClient } from '#client'
import { getCrashProof } from '#contract/play-v1/crash.ts'
import { getRoundProof } from '#contract/play-v1/play.ts'
import type { VerifyPageData } from '../../server/page-data.ts'
import { byId, createSay, element } from '../game/page.ts'
import { isSharedProof, showSharedProof } from './crash-proof.ts'
import { judgeProof } from './judge-proof.ts'
import { isProof, readProof, type Proof } from './read-proof.ts'
import { showVerdict } from './show-verdict.ts'

const data = JSON.parse(byId('page-data').textContent) as VerifyPageData
const say = createSay(data)
const client = createClient({ baseUrl: '' })
const place = byId('verdict')
const idField = byId<HTMLInputElement>('round-id')
const proofField = byId<HTMLTextAreaElement>('proof')

async function show(proof: Proof): Promise<void> {
  place.replaceChildren(...(await showVerdict(data, judgeProof(proof), proof)))
}

async function load(roundId: string): Promise<void> {
  const answer = await client(getRoundProof, { query: { roundId } })
  if (!answer.ok && answer.code === 'ERR_ROUND_NOT_FOUND' && (await loadShared(roundId))) return
  if (!answer.ok || !isProof(answer.data)) {
    const isMissing = !answer.ok && answer.status !== 0 && answer.status < 500
    place.replaceChildren(element('p', say(isMissing ? 'verifyNotFound' : 'connectionLost'), 'verdict no'))
    return
  }
  proofField.value = JSON.stringify(answer.data, null, 2)
  await show(answer.data)
}

/** The round of a shared game, by its number or by a bet on it. */
async function loadShared(roundId: string): Promise<boolean> {
  const answer = await client(getCrashProof, { query: { roundId } })
  if (!answer.ok && answer.code === 'ERR_SEED_STILL_SECRET') {
    place.replaceChildren(element('p', say('verifySecret'), 'verdict'))
    return true
  }
  if (!answer.ok || !isSharedProof(answer.data)) return false
  proofField.value = JSON.stringify(answer.data, null, 2)
  place.replaceChildren(...showSharedProof(data, answer.data))
  return true
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

byId('by-id').addEventListener('submit', (event) => {
  event.preventDefault()
  const roundId = idField.value.trim()
  if (roundId !== '') void load(roundId)
})
byId('by-proof').addEventListener('submit', (event) => {
  event.preventDefault()
  const proof = readProof(proofField.value)
  const shared = readJson(proofField.value)
  if (isSharedProof(shared)) place.replaceChildren(...showSharedProof(data, shared))
  else if (proof) void show(proof)
  else place.replaceChildren(element('p', say('verifyUnreadable'), 'verdict no'))
})

const asked = new URL(location.href).searchParams.get('roundId')
if (asked) {
  idField.value = asked
  void load(asked)
}
