import { formatMoney, type CurrencyCode } from '#money'
import type { Presentation, SheetFrame } from '#games/kit/protocol/index.ts'
import type { GamePageData } from '../../server/page-data.ts'
import { createSay, element } from './page.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** One symbol as a part of its sheet. */
export function symbolPicture({ image, x, y, w, h, sheetWidth, sheetHeight }: SheetFrame): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `${x} ${y} ${w} ${h}`)
  svg.setAttribute('aria-hidden', 'true')
  const part = document.createElementNS(SVG, 'image')
  part.setAttribute('href', image)
  part.setAttribute('width', String(sheetWidth))
  part.setAttribute('height', String(sheetHeight))
  svg.append(part)
  return svg
}

/** What every symbol pays, at the stake that is set; then the special symbols and the lines. */
export function fillPaytable(data: GamePageData, stakeMinor: number, currency: CurrencyCode): Node[] {
  const { game, symbolNames, language } = data
  const say = createSay(data)
  const coinMinor = stakeMinor / game.coins
  const money = (coins: number): string => formatMoney({ amountMinor: coins * coinMinor, currency }, language)
  const name = (symbol: number): string => symbolNames[symbol] ?? ''
  const picture = (symbol: number): Node => {
    const frame = game.symbols[symbol]?.frame
    return frame ? symbolPicture(frame) : document.createTextNode('')
  }
  const card = (symbol: number, pays: readonly number[], isSpecial: boolean): HTMLElement => {
    const rows = pays
      .map((coins, count) => ({ coins, count }))
      .filter(({ coins }) => coins > 0)
      .toReversed()
      .map(({ coins, count }) => element('li', [element('span', `${count}×`), element('b', money(coins))]))
    const list = document.createElement('ul')
    list.append(...rows)
    return element('article', [picture(symbol), element('h3', name(symbol)), list], isSpecial ? 'pay special' : 'pay')
  }
  const ordinary = game.symbols.flatMap(({ pays }, symbol) =>
    symbol === game.scatter?.symbol || symbol === game.mystery?.symbol
      ? []
      : [card(symbol, pays, symbol === game.wild?.symbol)],
  )
  const nodes: Node[] = [
    element('p', `${say('stake')}: ${formatMoney({ amountMinor: stakeMinor, currency }, language)}`, 'note'),
    element('div', ordinary, 'pays'),
  ]
  const section = (title: string, texts: readonly string[], symbol?: number): void => {
    const head =
      symbol === undefined ? [element('h3', title)] : [picture(symbol), element('h3', headOf(title, name(symbol)))]
    nodes.push(
      element('section', [element('div', head, 'feature-head'), ...texts.map((text) => element('p', text))], 'rule'),
    )
  }
  if (game.wild) {
    const { multiplier, expands, respins, symbol } = game.wild
    section(
      say('wildTitle'),
      [
        say('wild'),
        ...(multiplier > 1 ? [say('wildTimes', { multiplier })] : []),
        ...(expands ? [say('wildExpands')] : []),
        ...(respins ? [say('wildRespins')] : []),
      ],
      symbol,
    )
  }
  if (game.scatter) {
    section(say('scatterTitle'), [say('scatter')], game.scatter.symbol)
    if (game.scatter.pays.some((pay) => pay > 0)) nodes.push(card(game.scatter.symbol, game.scatter.pays, true))
  }
  if (game.freeSpins && game.scatter) section(say('freeSpins'), freeSpinsTexts(game, say, name(game.scatter.symbol)))
  if (game.mystery) section(say('mysteryTitle'), [say('mystery')], game.mystery.symbol)
  if (game.fullGrid) section(say('fullGridTitle'), [say('fullGrid', { multiplier: game.fullGrid.multiplier })])
  section(say('linesTitle'), [say('linesRule')])
  nodes.push(
    element(
      'div',
      game.lines.map((line, index) => drawLine(game, line, index)),
      'lines',
    ),
  )
  return nodes
}

/** `Wild: devil`; a symbol that is called like its role is not said twice. */
function headOf(title: string, symbol: string): string {
  return title.toLowerCase() === symbol.toLowerCase() ? title : `${title}: ${symbol}`
}

function freeSpinsTexts(game: Presentation, say: ReturnType<typeof createSay>, symbol: string): string[] {
  const { freeSpins } = game
  if (!freeSpins) return []
  const { awards, multiplier, maxSpins } = freeSpins
  return awards.flatMap((count, symbols) =>
    count > 0 ? [say('freeSpinsRule', { symbols, symbol, count, multiplier, max: maxSpins })] : [],
  )
}

function drawLine({ reels, rows }: Presentation, line: readonly number[], index: number): HTMLElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${reels.length * 10} ${rows * 10}`)
  svg.setAttribute('aria-hidden', 'true')
  for (let reel = 0; reel < reels.length; reel += 1) {
    for (let row = 0; row < rows; row += 1) {
      const cell = document.createElementNS(SVG, 'rect')
      for (const [name, value] of Object.entries({ x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2 }))
        cell.setAttribute(name, String(value))
      if (line[reel] === row) cell.setAttribute('class', 'on')
      svg.append(cell)
    }
  }
  return element('figure', [svg, element('figcaption', String(index + 1))])
}
