import type { Language } from '#config/shapes.ts'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { moneyStylesOf } from '#money'
import { rowsOf, type Presentation } from '#games/kit/protocol/index.ts'
import { compileTexts } from '#games/kit/description/compile-texts.ts'
import { fillCompiled } from '#text'
import { textsTo } from '../texts/index.ts'
import { symbolName } from '../texts/symbol-names.ts'
import { writeBoard } from './write-board.ts'
import { firstFonts } from './first-fonts.ts'
import { dataBlock, escapeHtml, writeDocument, type Look } from './html.ts'
import { icon, type IconName } from './icons.ts'
import type { GamePageData } from './page-data.ts'
import { pickErrors } from './pick-errors.ts'
import type { BuiltFiles } from './read-build.ts'
import { drawStillReels, firstGrid } from './write-reels.ts'

const LONG_NAME = 16

export type GamePage = {
  readonly game: Presentation
  readonly language: Language
  readonly address: FormOfAddress
  readonly files: BuiltFiles
  readonly look: Look
  /** Text of each error code. */
  readonly errors: Readonly<Record<string, string>>
  readonly playerOrigin: string
}

/** The page of one game: the whole frame with still reels, complete before any script runs. */
export function writeGamePage({ game, language, address, files, look, errors, playerOrigin }: GamePage): string {
  const t = textsTo(address)[language]
  const title = language === 'cs' || language === 'sk' ? game.name.cs : game.name.en
  const lobbyUrl = `${playerOrigin}/${language}`
  const grid = firstGrid(game)
  const data: GamePageData = {
    game,
    title,
    language,
    texts: compileTexts(t),
    errors: pickErrors(errors),
    moneyStyles: moneyStylesOf(language),
    symbolNames: game.symbols.map(({ id }) => symbolName(game.key, id, language) ?? id),
    lobbyUrl,
    grid,
  }
  const { mid, key, deep } = game.colours
  const board = writeBoard(game, t)
  const say = (text: string): string => escapeHtml(text)
  const tool = (id: string, name: IconName, label: string): string =>
    `<button class="icb" type="button" id="${id}" aria-label="${say(label)}" title="${say(label)}">${icon(name)}</button>`
  const body = `<main class="play" id="play">
<header class="gbar"><a class="icb" id="back" href="${say(lobbyUrl)}" aria-label="${say(t.back)}" title="${say(t.back)}">${icon('back')}</a><h1 class="gname">${say(title)}</h1>
<div class="sess"><span title="${say(t.sessionTime)}">${icon('clock')}<span class="sr">${say(t.sessionTime)}</span><b id="clock">–:––</b></span><span title="${say(t.netTitle)}">${icon('net')}${say(t.net)} <b id="net">–</b></span><span class="max">${say(t.maxWin)} <b id="max-win">–</b></span></div>
<div class="tools">${tool('open-paytable', 'table', t.paytable)}${tool('open-fairness', 'shield', t.fairness)}${tool('open-rules', 'help', t.help)}<button class="icb mute" type="button" id="mute" aria-pressed="false" aria-label="${say(t.mute)}" title="${say(t.mute)}">${icon('sound')}</button></div>
<a class="stop" id="stop" href="${say(lobbyUrl)}#stop" title="${say(t.stopTitle)}">${icon('stop')}<span>${say(t.stop)}</span></a></header>
<div class="stage${game.isStageCover ? ' of-cover' : ''}${board ? ' has-board' : ''}" id="stage"><img class="bg" src="${say(game.stage)}" alt="" fetchpriority="low"><i class="veil"></i><i class="beam a"></i><i class="beam b"></i><i class="floor"></i><span class="demo" id="demo" hidden>${say(t.demo)}</span><span class="demo gift" id="free-rounds" title="${say(t.freeRoundsHint)}" hidden></span><span class="demo gift" id="bonus-left" title="${say(t.bonusHint)}" hidden></span><span class="demo jackpot" id="jackpot" title="${say(t.jackpotHint)}" hidden></span>
${board}<div class="cab r${game.reels.length} w${Math.max(...rowsOf(game))} f-${game.frame}"><div class="plate${title.length > LONG_NAME ? ' long' : ''}" aria-hidden="true"><span id="plate">${say(title)}</span></div>
<div class="frame"><div class="reels" id="reels" role="img" aria-label="${say(fillCompiled(compileTexts(t).reels, { name: title }, language))}">${game.reels.map(() => '<i class="reel"></i>').join('')}${drawStillReels(game, grid)}<canvas id="scene" aria-hidden="true"></canvas><i class="shade"></i><div class="feature" id="feature" hidden></div></div></div>
<div class="under"><div class="winb" id="win" hidden><small id="win-what"></small><b id="win-amount"></b><em id="win-times"></em></div></div></div>
<button class="spin" id="spin" type="button" disabled>${icon('spin')}<span>${say(t.spin)}</span></button>
${game.risk ? `<button class="risk" id="risk" type="button" hidden><span>${say(t.risk)}</span><small>${say(t.riskOdds)}</small></button>` : ''}<div class="notice" id="notice" hidden></div></div>
<footer class="ctl"><div class="st"><small id="balance-name">${say(t.balance)}</small><b id="balance">–</b></div><div class="stake" role="group" aria-label="${say(t.stake)}"><button type="button" id="stake-down" aria-label="${say(t.stakeDown)}" disabled>${icon('minus')}</button><span><small>${say(t.stake)}</small><b id="stake">–</b></span><button type="button" id="stake-up" aria-label="${say(t.stakeUp)}" disabled>${icon('plus')}</button></div><button class="st r" type="button" id="open-history" title="${say(t.history)}"><small>${icon('clock')}${say(t.lastWin)}</small><b class="w" id="last-win">–</b><span class="sr">${say(t.history)}</span></button></footer>
<p class="sr" id="said" role="status" aria-live="polite"></p></main>
<dialog class="sheet" id="sheet" aria-labelledby="sheet-title"><header><h2 id="sheet-title"></h2><button class="icb" type="button" id="sheet-close" aria-label="${say(t.close)}">${icon('close')}</button></header><div class="sheet-body" id="sheet-body" tabindex="0" role="region" aria-labelledby="sheet-title"></div></dialog>
${dataBlock('page-data', data)}`
  const pictures = new Set(game.symbols.map(({ frame }) => frame.image))
  const head = Array.from(
    pictures,
    (href) => `<link rel="preload" as="image" href="${say(href)}" fetchpriority="high">`,
  ).join('')
  return writeDocument({
    language,
    title,
    look,
    files: files.game,
    session: files.session,
    fonts: firstFonts(files.fonts, language),
    later: files.scenes[game.engine] ?? [],
    style: `:root{--mid:${mid};--key:${key};--deep:${deep}}`,
    head,
    bodyClass: 'g',
    body,
  })
}
