import { Gift } from 'lucide-react'
import { useState } from 'react'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import { CreateBonusDialog } from './create-bonus-dialog.tsx'

/** Bonuses that can be offered, with their terms, and writing a new one. They are offered on the player's screen. */
export function BonusesScreen() {
  const { t, language } = useTexts()
  const [isCreating, setCreating] = useState(false)
  const { query, rows } = usePages(['bonuses'], (cursor) => ask(api(bonuses.list, { query: cursor ? { cursor } : {} })))
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.bonuses')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('bonuses.what')}</div>
        </div>
        <ActionButton
          permission="bonuses.manage"
          label={t('bonuses.create')}
          icon={<Gift aria-hidden="true" />}
          onClick={() => setCreating(true)}
        />
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.bonuses')}
        empty={t('bonuses.none')}
        head={
          <tr>
            <th>{t('bonuses.name')}</th>
            <NumberHeader>{t('bonuses.amount')}</NumberHeader>
            <NumberHeader>{t('bonuses.wagering')}</NumberHeader>
            <NumberHeader className={layout.wideOnly}>{t('bonuses.stakeMax')}</NumberHeader>
            <th className={layout.wideOnly}>{t('bonuses.days')}</th>
            <th className={layout.wideOnly}>{t('bonuses.created')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.bonusId} data-row={row.bonusId} tabIndex={-1}>
            <td className={textStyles.bold}>{row.name}</td>
            <NumberCell>{writeMoney(row.amount)}</NumberCell>
            <NumberCell>
              {t('bonuses.times', { times: row.wageringTimes, target: writeMoney(row.wageringTarget) })}
            </NumberCell>
            <NumberCell className={layout.wideOnly}>
              {row.stakeMax ? writeMoney(row.stakeMax) : t('bonuses.stakeMaxNone')}
            </NumberCell>
            <td className={joinClasses(textStyles.unbroken, layout.wideOnly)}>
              {t('bonuses.daysOf', { accept: row.daysToAccept, play: row.daysToPlay })}
            </td>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
              {writeDay(row.createdAt, language)}
            </td>
          </tr>
        ))}
      </PagedList>
      {isCreating ? <CreateBonusDialog onClose={() => setCreating(false)} /> : null}
    </>
  )
}
