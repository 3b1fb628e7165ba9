import { Gift } from 'lucide-react'
import { useState } from 'react'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
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
      <div className="head">
        <div className="grow">
          <h1>{t('screen.bonuses')}</h1>
          <div className="s mut">{t('bonuses.what')}</div>
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
            <th className="n">{t('bonuses.amount')}</th>
            <th className="n">{t('bonuses.wagering')}</th>
            <th className="n hide">{t('bonuses.stakeMax')}</th>
            <th className="hide">{t('bonuses.days')}</th>
            <th className="hide">{t('bonuses.created')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.bonusId} data-row={row.bonusId} tabIndex={-1}>
            <td className="b">{row.name}</td>
            <td className="n nw">{writeMoney(row.amount)}</td>
            <td className="n nw">
              {t('bonuses.times', { times: row.wageringTimes, target: writeMoney(row.wageringTarget) })}
            </td>
            <td className="n nw hide">{row.stakeMax ? writeMoney(row.stakeMax) : t('bonuses.stakeMaxNone')}</td>
            <td className="nw hide">{t('bonuses.daysOf', { accept: row.daysToAccept, play: row.daysToPlay })}</td>
            <td className="s mut nw hide">{writeDay(row.createdAt, language)}</td>
          </tr>
        ))}
      </PagedList>
      {isCreating ? <CreateBonusDialog onClose={() => setCreating(false)} /> : null}
    </>
  )
}
