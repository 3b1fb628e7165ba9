import type { ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberHeader, Table } from '#ui/table/table.tsx'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { StaffGame } from './filter-games.ts'
import styles from './games.module.css'

type Props = {
  readonly label: string
  /** Text of an empty list. */
  readonly empty: string
  readonly shown: readonly StaffGame[]
  /** All shown games are selected. */
  readonly isAll: boolean
  readonly mayManage: boolean
  readonly onMarkAll: (isAll: boolean) => void
  readonly renderRow: (game: StaffGame) => ReactNode
}

/** The games of a list with its header. */
export function GameTable({ label, empty, shown, isAll, mayManage, onMarkAll, renderRow }: Props) {
  const { t } = useTexts()
  return (
    <div className={layout.list}>
      {shown.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{empty}</p>
      ) : (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={label}
            className={styles.table}
            head={
              <tr>
                {mayManage ? (
                  <th className={styles.markCell}>
                    <input
                      type="checkbox"
                      className={controls.checkbox}
                      aria-label={t('games.markAll')}
                      checked={isAll}
                      onChange={() => onMarkAll(!isAll)}
                    />
                  </th>
                ) : null}
                <NumberHeader>{t('games.place')}</NumberHeader>
                <th>{t('rounds.game')}</th>
                <NumberHeader className={layout.inPaneToo}>{t('games.rtp')}</NumberHeader>
                <th className={joinClasses(layout.inPaneToo, styles.aside)}>{t('games.volatility')}</th>
                <th className={joinClasses(layout.inPaneToo, styles.aside)}>{t('games.tags')}</th>
                <NumberHeader className={joinClasses(layout.inPaneToo, styles.aside)}>{t('games.bonus')}</NumberHeader>
                <th>{t('players.state')}</th>
                <th>
                  <span className={textStyles.aloud}>{t('games.switch')}</span>
                </th>
              </tr>
            }
          >
            {shown.map(renderRow)}
          </Table>
        </div>
      )}
    </div>
  )
}
