import type { Language } from '#config/shapes.ts'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { moneyStylesOf } from '#money'
import { betRulesOf } from '#games/engines.ts'
import type { BetPresentation } from '#games/kit/protocol/bets.ts'
import { compileTexts } from '#games/kit/description/compile-texts.ts'
import { engineTextsOf } from '#games/kit/description/engine-texts.ts'
import { textsTo } from '../texts/index.ts'
import { firstFonts } from './first-fonts.ts'
import { dataBlock, escapeHtml, writeDocument, type Look } from './html.ts'
import { icon, type IconName } from './icons.ts'
import type { BetPageData } from './page-data.ts'
import { pickErrors } from './pick-errors.ts'
import type { BuiltFiles } from './read-build.ts'

export type BetPage = {
  readonly game: BetPresentation
  readonly language: Language
  readonly address: FormOfAddress
  readonly files: BuiltFiles
  readonly look: Look
  /** Text of each error code. */
  readonly errors: Readonly<Record<string, string>>
  readonly playerOrigin: string
}

/** The page of a game with bets: frame, stage and a place for the bet, complete before any script runs. */
export function writeBetPage({ game, language, address, files, look, errors, playerOrigin }: BetPage): string {
  const t = textsTo(address)[language]
  const title = language === 'cs' || language === 'sk' ? game.name.cs : game.name.en
  const lobbyUrl = `${playerOrigin}/${language}`
  const data: BetPageData = {
    game,
    title,
    language,
    texts: compileTexts(t),
    hasDecisions: betRulesOf(game.definition).decisions !== undefined,
    engineTexts: compileTexts(engineTextsOf(game.engine, language)),
    errors: pickErrors(errors),
    moneyStyles: moneyStylesOf(language),
    lobbyUrl,
  }
  const { mid, key, deep } = game.colours
  const say = (text: string): string => escapeHtml(text)
  const tool = (id: string, name: IconName, label: string): string =>
    `<button class="icb" type="button" id="${id}" aria-label="${say(label)}" title="${say(label)}">${icon(name)}</button>`
  const body = `<main class="play bet e-${game.engine} f-${game.frame}" id="play">
<header class="gbar"><a class="icb" id="back" href="${say(lobbyUrl)}" aria-label="${say(t.back)}" title="${say(t.back)}">${icon('back')}</a><h1 class="gname">${say(title)}</h1>
<div class="sess"><span title="${say(t.sessionTime)}">${icon('clock')}<span class="sr">${say(t.sessionTime)}</span><b id="clock">–:––</b></span><span title="${say(t.netTitle)}">${icon('net')}${say(t.net)} <b id="net">–</b></span><span class="max">${say(t.maxWin)} <b id="max-win">–</b></span></div>
<div class="tools">${tool('open-paytable', 'table', t.paytable)}${tool('open-fairness', 'shield', t.fairness)}${tool('open-rules', 'help', t.help)}<button class="icb mute" type="button" id="mute" aria-pressed="false" aria-label="${say(t.mute)}" title="${say(t.mute)}">${icon('sound')}</button></div>
<a class="stop" id="stop" href="${say(lobbyUrl)}#stop" title="${say(t.stopTitle)}">${icon('stop')}<span>${say(t.stop)}</span></a></header>
<div class="felt">
<div class="stage${game.isStageCover ? ' of-cover' : ''}" id="stage"><img class="bg" src="${say(game.stage)}" alt="" fetchpriority="low"><i class="veil"></i>
<div class="strip"><button class="icb" type="button" id="open-history" aria-label="${say(t.history)}" title="${say(t.history)}">${icon('clock')}</button><ol id="marks"></ol><span class="demo" id="demo" hidden>${say(t.demo)}</span><span class="demo gift" id="free-rounds" title="${say(t.freeRoundsHint)}" hidden></span><span class="demo gift" id="bonus-left" title="${say(t.bonusHint)}" hidden></span><span class="demo jackpot" id="jackpot" title="${say(t.jackpotHint)}" hidden></span></div>
<div class="ground" id="ground"><canvas id="scene" aria-hidden="true"></canvas><div class="overlay" id="overlay"></div></div>
<div class="under"><div class="winb" id="win" hidden><small id="win-what"></small><b id="win-amount"></b><em id="win-times"></em></div></div>
<div class="notice" id="notice" hidden></div></div>
<section class="panel" aria-label="${say(t.yourBet)}"><div class="controls" id="controls"></div><div class="actions" id="actions"><button class="go" id="spin" type="button" disabled><span>${say(t.loading)}</span><small></small></button></div></section>
</div>
<footer class="ctl"><div class="st"><small id="balance-name">${say(t.balance)}</small><b id="balance">–</b></div><div class="stake" role="group" aria-label="${say(t.stake)}"><button type="button" id="stake-down" aria-label="${say(t.stakeDown)}" disabled>${icon('minus')}</button><span><small id="stake-name">${say(t.stake)}</small><b id="stake">–</b></span><button type="button" id="stake-up" aria-label="${say(t.stakeUp)}" disabled>${icon('plus')}</button></div><div class="st r"><small>${say(t.lastWin)}</small><b class="w" id="last-win">–</b></div></footer>
<p class="sr" id="said" role="status" aria-live="polite"></p></main>
<dialog class="sheet" id="sheet" aria-labelledby="sheet-title"><header><h2 id="sheet-title"></h2><button class="icb" type="button" id="sheet-close" aria-label="${say(t.close)}">${icon('close')}</button></header><div class="sheet-body" id="sheet-body" tabindex="0" role="region" aria-labelledby="sheet-title"></div></dialog>
${dataBlock('page-data', data)}`
  const styles = files.sceneStyles[game.engine] ?? []
  const head = styles.map((href) => `<link rel="stylesheet" href="${say(href)}">`).join('')
  return writeDocument({
    language,
    title,
    look,
    files: files.bet,
    session: files.session,
    fonts: firstFonts(files.fonts, language),
    later: [...(files.descriptions[game.engine] ?? []), ...(files.scenes[game.engine] ?? [])],
    style: `:root{--mid:${mid};--key:${key};--deep:${deep}}`,
    head,
    bodyClass: 'g',
    body,
  })
}
