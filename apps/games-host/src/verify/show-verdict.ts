import { formatMoney } from '#money'
import { isBetDefinition } from '#games/engines.ts'
import type { BetOutcome } from '#games/kit/protocol/bets.ts'
import { listWindows, type GameOutcome, type PaidWindow } from '#games/kit/protocol/index.ts'
import { loadDescription } from '#games/kit/description/load-description.ts'
import { wordsOf } from '#games/kit/description/description.ts'
import type { VerifyPageData } from '../../server/page-data.ts'
import { symbolPicture } from '../play/symbol-picture.ts'
import { createSay, element } from '../play/page.ts'
import type { SeenPair } from '../play/seen-seeds.ts'
import { describeCopy } from '../play/describe-copy.ts'
import type { Verdict } from './judge-proof.ts'
import { factsOfTicket } from './judge-ticket.ts'
import { FIRST_VERSION, type Proof } from './read-proof.ts'

/** The result for one proof: the verdict, and the copy of its commitment that was compared. */
export type Judged = { readonly verdict: Verdict; readonly proof: Proof; readonly copy: SeenPair | undefined }

/** The verdict in one sentence, what was compared, and the recomputed windows. */
export async function showVerdict(data: VerifyPageData, { verdict, proof, copy }: Judged): Promise<Node[]> {
  const say = createSay(data)
  const version = String(proof.version ?? FIRST_VERSION)
  const sentence = {
    match: element('p', say('verifyMatch'), 'verdict yes'),
    mismatch: element('p', say('verifyMismatch'), 'verdict no'),
    secret: element('p', say('verifySecret'), 'verdict'),
    unreadable: element('p', say('verifyUnreadable'), 'verdict no'),
    'other-version': element('p', say('verifyOtherVersion', { version }), 'verdict no'),
  }[verdict.kind]
  const { round } = proof
  const facts: [string, string][] = [
    [say('game'), data.games[round.gameKey]?.title ?? round.gameKey],
    [say('roundId'), round.roundId],
    [say('playedAt'), new Date(round.playedAt).toLocaleString(data.language)],
    [say('stake'), formatMoney(round.stake, data.language)],
    [say('win'), formatMoney(round.win, data.language)],
    [say('commitment'), proof.commitment],
    [say('deviceCopy'), describeCopy(data, copy, proof.commitment)],
    [say('clientSeed'), proof.clientSeed],
    [say('nonce'), String(round.nonce)],
    [say('proofVersion'), version],
  ]
  const { isOwnSeed } = verdict
  if (isOwnSeed !== undefined) facts.push([say('ownSeed'), say(isOwnSeed ? 'yes' : 'no')])
  if (verdict.kind === 'match' || verdict.kind === 'mismatch') {
    const yesNo = (is: boolean): string => say(is ? 'yes' : 'no')
    facts.push(
      [say('commitmentKept'), yesNo(verdict.isCommitmentKept)],
      [say('definitionSame'), yesNo(verdict.isDefinitionSame)],
      [say('outcomeSame'), yesNo(verdict.isOutcomeSame)],
    )
  }
  facts.push(...factsOfTicket(data, proof, verdict.isTicketKept))
  facts.push(...factsOfJackpot(data, proof, 'jackpotNumber' in verdict ? verdict.jackpotNumber : undefined))
  const list = document.createElement('dl')
  for (const [term, value] of facts) list.append(element('div', [element('dt', term), element('dd', value)]))
  const outcome = 'outcome' in verdict ? verdict.outcome : undefined
  const { definition } = proof
  if (isBetDefinition(definition))
    return [sentence, list, ...(await tellBet(data, proof, outcome as BetOutcome | undefined))]
  const coin = definition.engine === 'hold-and-win' ? definition.hold.symbol : undefined
  const windows = outcome ? listWindows(outcome as GameOutcome, coin) : []
  const { risk } = proof.round
  const risked = risk
    ? [element('h2', say('riskRuleTitle')), element('pre', JSON.stringify(risk.steps, undefined, 1))]
    : []
  return [sentence, list, ...windows.flatMap((window, at) => showWindow(data, window, at, proof)), ...risked]
}

/** Facts about the jackpot of the round, and the number drawn from its seeds. */
function factsOfJackpot(data: VerifyPageData, { jackpot }: Proof, number: number | undefined): [string, string][] {
  if (!jackpot) return []
  const { name, oneInMinor, stake, win } = jackpot
  const say = createSay(data)
  const won = win ? formatMoney(win, data.language) : '–'
  const drawn = number === undefined ? [] : [say('jackpotDrawn', { number, of: oneInMinor, below: stake.amountMinor })]
  return [[say('jackpotTitle', { name }), [won, ...drawn].join(' · ')]]
}

/** The recomputed outcome of a bet in the words of its game, and the bet itself. */
async function tellBet(
  data: VerifyPageData,
  { definition, round }: Proof,
  outcome: BetOutcome | undefined,
): Promise<Node[]> {
  const say = createSay(data)
  const bet = [element('h2', say('betOfRound')), element('pre', JSON.stringify(round.bet?.bet, undefined, 1))]
  if (!outcome || !isBetDefinition(definition)) return bet
  const telling = await loadDescription(definition.engine)
  const { currency } = round.stake
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency }, data.language)
  const words = wordsOf(data.engineTexts[definition.engine] ?? {}, data.language, money)
  const whole = element('pre', JSON.stringify(outcome, undefined, 1))
  return [element('h2', say('result')), element('p', telling.result(words, definition, outcome)), ...bet, whole]
}

function showWindow(data: VerifyPageData, window: PaidWindow, at: number, { round, definition }: Proof): Node[] {
  const say = createSay(data)
  const { symbols, symbolNames } = data.games[round.gameKey] ?? {}
  const ids = isBetDefinition(definition) ? [] : definition.symbols
  const won = new Set(window.won.map((cell) => cell.join()))
  const rows = Array.from({ length: Math.max(...window.grid.map((column) => column.length)) }, (_, row) =>
    element(
      'div',
      window.grid.map((column, reel) => {
        const symbol = column[row]
        if (symbol === undefined) return element('span')
        const id = ids[symbol]?.id ?? ''
        const frame = symbols?.find((one) => one.id === id)?.frame
        const name = symbolNames?.[id] ?? id
        const hasWon = won.has(`${reel},${row}`)
        if (!frame) return element('span', name, hasWon ? 'won' : '')
        const picture = symbolPicture(frame)
        picture.removeAttribute('aria-hidden')
        picture.setAttribute('role', 'img')
        picture.setAttribute('aria-label', name)
        if (hasWon) picture.setAttribute('class', 'won')
        return picture
      }),
    ),
  )
  const win = formatMoney({ amountMinor: window.winMinor, currency: round.stake.currency }, data.language)
  return [element('h2', `${say('recomputed', { number: at + 1 })}: ${win}`), element('div', rows, 'spin-grid')]
}
