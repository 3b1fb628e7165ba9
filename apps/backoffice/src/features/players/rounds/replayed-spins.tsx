import type { Money } from '#money'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import controls from '../../../shell/controls.module.css'
import layout from '../../../shell/layout.module.css'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeAmount } from '../../../shell/write-money.ts'
import type { ReplaySpin } from './read-outcome.ts'
import { SymbolCell } from './symbol-cell.tsx'
import { useSymbols } from './use-symbols.ts'
import styles from './rounds.module.css'

type Props = {
  readonly spins: readonly ReplaySpin[]
  readonly currency: Money['currency']
  readonly gameKey: string
}

/** Each spin as its paid window; winning cells have a thick frame, and each win is a line below. */
export function ReplayedSpins({ spins, currency, gameKey }: Props) {
  const { t, or } = useTexts()
  const sheet = useSymbols(gameKey)
  return spins.map((spin, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the order of the spins is what they are
    <figure key={index} style={{ paddingTop: 8 }}>
      <figcaption className={joinClasses(layout.row, layout.wrap, textStyles.small)}>
        <b>{t('rounds.spin', { number: index + 1, count: spins.length })}</b>
        <span className={textStyles.secondary}>{or(`spin.${spin.kind}`, spin.kind)}</span>
        {spin.multiplier > 1 ? <span className={controls.tag}>×{spin.multiplier}</span> : null}
        {spin.awardedFreeSpins > 0 ? (
          <span className={controls.tag}>{t('rounds.freeSpins', { count: spin.awardedFreeSpins })}</span>
        ) : null}
        <span className={joinClasses(layout.grow, textStyles.figures, textStyles.bold)}>
          {writeAmount(spin.winMinor, currency)}
        </span>
      </figcaption>
      <div style={{ overflowX: 'auto' }}>
        <Table scrolls="around" label={t('rounds.window')} className={styles.grid}>
          {spin.rows.map((row, rowIndex) => (
            // oxlint-disable-next-line react/no-array-index-key -- a place in the window
            <tr key={rowIndex}>
              {row.map(({ symbol, isWon }, reel) => (
                // oxlint-disable-next-line react/no-array-index-key -- a place in the window
                <td key={reel} className={isWon ? styles.won : undefined}>
                  {symbol === '' ? null : <SymbolCell sheet={sheet} symbol={symbol} />}
                  {isWon ? <span className={textStyles.aloud}> {t('rounds.cellWon')}</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      {spin.wins.length > 0 ? (
        <Table
          scrolls="around"
          className={textStyles.small}
          head={
            <tr>
              <th>{t('rounds.line')}</th>
              <NumberHeader>{t('rounds.symbols')}</NumberHeader>
              <NumberHeader>{t('rounds.pay', { currency })}</NumberHeader>
            </tr>
          }
        >
          {spin.wins.map((win, winIndex) => (
            // oxlint-disable-next-line react/no-array-index-key -- two wins may be alike
            <tr key={winIndex}>
              <td>{win.text}</td>
              <NumberCell>{win.count}</NumberCell>
              <NumberCell className={textStyles.bold}>{writeAmount(win.payMinor, currency)}</NumberCell>
            </tr>
          ))}
        </Table>
      ) : (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('rounds.noWin')}</p>
      )}
    </figure>
  ))
}
