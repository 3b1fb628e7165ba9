import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#config/shapes.ts'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { moneyStylesOf, type MoneyStyles } from '#money'
import { cancelCrashBet, cashOutCrashBet, getCrashState, placeCrashBet } from '#contract/play-v1/crash.ts'
import { listCatalogue } from '#games/catalogue/index.ts'
import type { CrashDefinition } from '#games/engines/crash/math/index.ts'
import type { BetPresentation } from '#games/kit/protocol/bets.ts'
import { crashTextsTo, type CrashTextKey } from '../texts/crash/index.ts'
import { compileTexts, type Compiled } from '#games/kit/description/compile-texts.ts'
import { fillCompiled } from '#text'
import { textsTo, type TextKey } from '../texts/index.ts'
import { versionOfFile } from './content-version.ts'
import { firstFonts } from './first-fonts.ts'
import { dataBlock, escapeHtml, writeDocument, type Look } from './html.ts'
import { icon, type IconName } from './icons.ts'
import { pickErrors } from './pick-errors.ts'
import type { BuiltFiles } from './read-build.ts'

/** What the server puts into the page of a shared game for its script. */
export type CrashPageData = {
  readonly game: {
    readonly key: string
    readonly colours: BetPresentation['colours']
    /** Sprites of the scene: cells of 256 px. */
    readonly picture: string
    readonly curve: Pick<CrashDefinition, 'growthPerMs' | 'maxMultiplier' | 'stations' | 'returnBasisPoints'>
    readonly canCashHalf: boolean
    /** Bets count for teams, on a board that everybody sees. */
    readonly hasTeams: boolean
    readonly definitionHash: string
  }
  readonly title: string
  readonly language: Language
  readonly texts: Compiled<TextKey>
  readonly crashTexts: Compiled<CrashTextKey>
  readonly errors: Readonly<Record<string, string>>
  /** The format of money in the page's language, computed by the server. */
  readonly moneyStyles: MoneyStyles
  readonly lobbyUrl: string
}

export type CrashPage = {
  readonly game: BetPresentation
  readonly language: Language
  readonly address: FormOfAddress
  readonly files: BuiltFiles
  readonly look: Look
  /** Text of each error code. */
  readonly errors: Readonly<Record<string, string>>
  readonly playerOrigin: string
  /** Folder of the host's own pictures. */
  readonly symbols: string
}

/** The page of a shared game: frame, round, bets of others and two places for bets, complete before any script runs. */
export function writeCrashPage({
  game,
  language,
  address,
  files,
  look,
  errors,
  playerOrigin,
  symbols,
}: CrashPage): string {
  const t = textsTo(address)[language]
  const c = crashTextsTo(address)[language]
  const { definition } = game
  if (definition.engine !== 'crash') throw new Error(`${game.key} is no shared game.`)
  const title = language === 'cs' || language === 'sk' ? game.name.cs : game.name.en
  const lobbyUrl = `${playerOrigin}/${language}`
  const { growthPerMs, maxMultiplier, stations, returnBasisPoints, canCashHalf = false } = definition
  const hasTeams = listCatalogue().some(({ key, features }) => key === game.key && features.includes('team-board'))
  const data: CrashPageData = {
    game: {
      key: game.key,
      colours: game.colours,
      picture: addressOf(symbols, `crash-${game.key}.webp`) ?? addressOf(symbols, 'crash-KosmickyStart.webp') ?? '',
      curve: { growthPerMs, maxMultiplier, returnBasisPoints, ...(stations ? { stations } : {}) },
      canCashHalf,
      hasTeams,
      definitionHash: game.definitionHash,
    },
    title,
    language,
    texts: compileTexts(t),
    crashTexts: compileTexts(c),
    errors: { ...pickErrors(errors), ...pickCrashErrors(errors) },
    moneyStyles: moneyStylesOf(language),
    lobbyUrl,
  }
  const stage = addressOf(symbols, `crash-stage-${game.key}.webp`) ?? game.stage
  const { mid, key, deep } = game.colours
  const say = (text: string): string => escapeHtml(text)
  const tool = (id: string, name: IconName, label: string): string =>
    `<button class="icb" type="button" id="${id}" aria-label="${say(label)}" title="${say(label)}">${icon(name)}</button>`
  const two = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  const times = { format: (multiplier: number): string => `×${two.format(multiplier)}` }
  const half = (at: 0 | 1): string =>
    canCashHalf
      ? `<button class="half" type="button" id="half-${at}" hidden><span>${say(c.cashHalf)}</span><b></b></button>`
      : ''
  const slot = (at: 0 | 1): string => {
    const name = fillCompiled(compileTexts(c).slot, { number: at + 1 }, language)
    const auto = stations
      ? `<select id="auto-${at}" disabled><option value="">${say(c.autoOff)}</option>${stations
          .map((station) => `<option value="${station}">${say(times.format(station / 100))}</option>`)
          .join('')}</select>`
      : `<input id="auto-${at}" inputmode="decimal" autocomplete="off" placeholder="${say(c.autoOff)}" maxlength="9" aria-describedby="note-${at}" disabled>`
    return `<section class="slot" data-slot="${at}" aria-label="${say(name)}"><div class="stake" role="group" aria-label="${say(`${name}: ${t.stake}`)}"><button type="button" id="down-${at}" aria-label="${say(t.stakeDown)}" disabled>${icon('minus')}</button><span><small>${say(t.stake)}</small><b id="stake-${at}">–</b></span><button type="button" id="up-${at}" aria-label="${say(t.stakeUp)}" disabled>${icon('plus')}</button></div><label class="auto"><small>${say(c.auto)}</small>${auto}</label><div class="acts"><button class="act" type="button" id="act-${at}" disabled><span>${say(c.bet)}</span><b></b></button>${half(at)}</div><p class="note" id="note-${at}"></p></section>`
  }
  const body = `<main class="play crash k-${game.key}" id="play">
<header class="gbar"><a class="icb" id="back" href="${say(lobbyUrl)}" aria-label="${say(t.back)}" title="${say(t.back)}">${icon('back')}</a><h1 class="gname">${say(title)}</h1>
<div class="sess"><span title="${say(t.sessionTime)}">${icon('clock')}<span class="sr">${say(t.sessionTime)}</span><b id="clock">–:––</b></span><span title="${say(t.netTitle)}">${icon('net')}${say(t.net)} <b id="net">–</b></span><span class="max">${say(t.maxWin)} <b id="max-win">–</b></span></div>
<div class="tools">${tool('open-fairness', 'shield', t.fairness)}${tool('open-rules', 'help', t.help)}<button class="icb mute" type="button" id="mute" aria-pressed="false" aria-label="${say(t.mute)}" title="${say(t.mute)}">${icon('sound')}</button></div>
<a class="stop" id="stop" href="${say(lobbyUrl)}#stop" title="${say(t.stopTitle)}">${icon('stop')}<span>${say(t.stop)}</span></a></header>
<div class="stage" id="stage"><img class="bg" src="${say(stage)}" alt="" fetchpriority="low"><i class="veil"></i><canvas id="scene" aria-hidden="true"></canvas>
<div class="past"><button class="icb" type="button" id="open-history" aria-label="${say(t.history)}" title="${say(t.history)}">${icon('clock')}</button><ol id="history" aria-label="${say(c.history)}"></ol><span class="demo" id="demo" hidden>${say(t.demo)}</span><span class="demo gift" id="free-rounds" title="${say(t.freeRoundsHint)}" hidden></span><span class="demo gift" id="bonus-left" title="${say(t.bonusHint)}" hidden></span></div>
<div class="now" id="now" aria-hidden="true"><b id="times">×1,00</b><span id="phase">${say(t.loading)}</span><i class="wait" id="wait" hidden><i></i></i></div>
<section class="others" aria-label="${say(c.players)}">${hasTeams ? `<ol class="teams" id="teams" aria-label="${say(c.teams)}"></ol>` : ''}<table><tbody id="others"></tbody></table><p class="none" id="nobody">${say(c.nobody)}</p></section>
<div class="notice" id="notice" hidden></div></div>
<footer class="cbar"><div class="slots">${slot(0)}${slot(1)}</div><div class="st r"><small id="balance-name">${say(t.balance)}</small><b id="balance">–</b></div></footer>
<div class="sr" id="said" role="log" aria-live="polite"></div></main>
<dialog class="sheet" id="sheet" aria-labelledby="sheet-title"><header><h2 id="sheet-title"></h2><button class="icb" type="button" id="sheet-close" aria-label="${say(t.close)}">${icon('close')}</button></header><div class="sheet-body" id="sheet-body" tabindex="0" role="region" aria-labelledby="sheet-title"></div></dialog>
${dataBlock('page-data', data)}`
  return writeDocument({
    language,
    title,
    look,
    files: files.crash,
    session: files.session,
    fonts: firstFonts(files.fonts, language),
    style: `:root{--mid:${mid};--key:${key};--deep:${deep}}`,
    head: `<link rel="preload" as="image" href="${say(data.game.picture)}">`,
    bodyClass: 'g',
    body,
  })
}

function pickCrashErrors(all: Readonly<Record<string, string>>): Record<string, string> {
  const calls = [getCrashState, placeCrashBet, cancelCrashBet, cashOutCrashBet]
  const codes = new Set<string>(calls.flatMap(({ refusals }) => [...refusals]))
  return Object.fromEntries([...codes].flatMap((code) => (all[code] ? [[code, all[code]]] : [])))
}

function addressOf(symbols: string, file: string): string | undefined {
  const path = join(symbols, file)
  if (!existsSync(path)) return undefined
  return `/symbols/${file}?v=${versionOfFile(path)}`
}
