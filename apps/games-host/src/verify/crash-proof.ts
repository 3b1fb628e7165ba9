import type { Static } from 'typebox'
import type { CrashProof } from '#contract/play-v1/crash.ts'
import { hashOfLink, verifyChainedRound, type ChainVerdict } from '#games/engines/crash/math/index.ts'
import { isPaidByRules } from '#games/engines/crash/rounds/index.ts'
import { formatMoney } from '#money'
import type { VerifyPageData } from '../../server/page-data.ts'
import type { CrashTextKey } from '../../texts/crash/index.ts'
import { fillCompiled } from '#text'
import { createSay, element } from '../play/page.ts'

export type SharedProof = Static<typeof CrashProof>

const HEX = /^[0-9a-f]{64}$/i
/** Maximum length of a chain: a larger number in the input would make the page hash for ever. */
const PLACES_MAX = 10_000_000

/** Whether something is the proof of a shared round. */
export function isSharedProof(value: unknown): value is SharedProof {
  if (typeof value !== 'object' || value === null) return false
  const at = (name: string): unknown => Reflect.get(value, name)
  const numbers = ['number', 'crashPoint', 'place', 'returnBasisPoints', 'maxMultiplier']
  return (
    HEX.test(String(at('link'))) &&
    HEX.test(String(at('chainEnd'))) &&
    typeof at('salt') === 'string' &&
    typeof at('gameKey') === 'string' &&
    typeof at('crashedAt') === 'string' &&
    numbers.every((name) => Number.isSafeInteger(at(name))) &&
    Number(at('place')) >= 1 &&
    Number(at('place')) <= PLACES_MAX &&
    (at('bet') === undefined || isEndedBet(at('bet')))
  )
}

function isEndedBet(value: unknown): boolean {
  const at = (object: unknown, name: string): unknown =>
    typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined
  const isWhole = (amount: unknown): boolean => Number.isSafeInteger(at(amount, 'amountMinor'))
  const isMultiplier = (name: string): boolean => at(value, name) === null || Number.isSafeInteger(at(value, name))
  return (
    isWhole(at(value, 'stake')) &&
    isWhole(at(value, 'win')) &&
    ['autoCashOut', 'cashOut', 'halfOut'].every(isMultiplier)
  )
}

export type SharedVerdict = ChainVerdict & {
  /** The bet was paid by the rules; undefined when the proof contains only the round. */
  readonly isBetRight: boolean | undefined
  readonly isProven: boolean
}

/** Recomputes a shared round from its link, follows the chain to its published end, and judges the bet if there is one. */
export function judgeSharedProof(proof: SharedProof): SharedVerdict {
  const { gameKey, salt, link, chainEnd, place, crashPoint, bet, maxMultiplier, stations, canCashHalf } = proof
  const claim = { gameKey, definition: proof, salt, link, end: chainEnd, place, claimed: crashPoint }
  const verdict = verifyChainedRound(claim)
  const curve = { maxMultiplier, canCashHalf, ...(stations ? { stations } : {}) }
  const isBetRight =
    bet &&
    isPaidByRules(curve, verdict.crashPoint, {
      ...bet,
      stakeMinor: bet.stake.amountMinor,
      winMinor: bet.win.amountMinor,
    })
  return { ...verdict, isBetRight, isProven: verdict.isLinked && verdict.isCrashPointSame && isBetRight !== false }
}

/** The verdict in one sentence, and what was compared. */
export function showSharedProof(data: VerifyPageData, proof: SharedProof): Node[] {
  const say = createSay(data)
  const verdict = judgeSharedProof(proof)
  const texts = data.engineTexts['crash'] ?? {}
  const crash = (key: CrashTextKey): string => fillCompiled(texts[key] ?? key, {}, data.language)
  const two = new Intl.NumberFormat(data.language, { minimumFractionDigits: 2 })
  const yesNo = (is: boolean): string => say(is ? 'yes' : 'no')
  const facts: [string, string][] = [
    [say('game'), data.games[proof.gameKey]?.title ?? proof.gameKey],
    [say('roundId'), proof.roundId],
    [say('playedAt'), new Date(proof.crashedAt).toLocaleString(data.language)],
    [crash('crashPoint'), `×${two.format(proof.crashPoint / 100)}`],
    [crash('chainEnd'), proof.chainEnd],
    [crash('chainPlace'), String(proof.place)],
    [crash('chainSalt'), proof.salt],
    [crash('link'), proof.link],
    ['SHA-256', hashOfLink(proof.link)],
    [crash('linkKept'), yesNo(verdict.isLinked)],
    [crash('pointSame'), `${yesNo(verdict.isCrashPointSame)} (×${two.format(verdict.crashPoint / 100)})`],
  ]
  const { bet } = proof
  if (bet && verdict.isBetRight !== undefined) {
    const times = (multiplier: number | null): string => (multiplier ? `×${two.format(multiplier / 100)}` : '–')
    facts.push(
      [say('stake'), formatMoney(bet.stake, data.language)],
      [crash('auto'), times(bet.autoCashOut)],
      ...(bet.halfOut === null ? [] : [[crash('halfOut'), times(bet.halfOut)] as [string, string]]),
      [crash('leftAt'), bet.cashOut === null ? crash('gone') : times(bet.cashOut)],
      [say('win'), formatMoney(bet.win, data.language)],
      [crash('paidRight'), yesNo(verdict.isBetRight)],
    )
  }
  const list = document.createElement('dl')
  for (const [term, value] of facts) list.append(element('div', [element('dt', term), element('dd', value)]))
  const { isProven } = verdict
  return [element('p', say(isProven ? 'verifyMatch' : 'verifyMismatch'), isProven ? 'verdict yes' : 'verdict no'), list]
}
