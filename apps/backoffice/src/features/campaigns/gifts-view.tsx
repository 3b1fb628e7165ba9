import { Link } from 'react-router'
import { listGifts } from '#contract/play-v1/campaigns.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CAMPAIGNS } from './campaigns.ts'

/** What the campaign gave, to whom and for what, newest first. */
export function GiftsView({ campaignId }: { readonly campaignId: string }) {
  const { t, language } = useTexts()
  const { query, rows } = usePages([...CAMPAIGNS, campaignId, 'gifts'], (cursor) =>
    ask(api(listGifts, { query: { campaignId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('campaigns.view.gifts')}
      empty={t('campaigns.noGifts')}
      head={
        <tr>
          <th>{t('campaigns.givenAt')}</th>
          <NumberHeader>{t('players.number')}</NumberHeader>
          <NumberHeader>{t('campaigns.amount')}</NumberHeader>
          <NumberHeader>{t('campaigns.takenBack')}</NumberHeader>
          <NumberHeader className={layout.wideOnly}>{t('campaigns.versionOf')}</NumberHeader>
          <th className={layout.wideOnly}>{t('campaigns.cause')}</th>
        </tr>
      }
    >
      {rows.map(({ giftId, playerId, amount, takenBackMinor, ...row }) => (
        <tr key={giftId} data-row={giftId} tabIndex={-1}>
          <td className={textStyles.small}>{writeMoment(row.givenAt, language)}</td>
          <NumberCell>
            <Link to={paths.player(playerId, 'bonuses')} data-opener>
              {playerId}
            </Link>
          </NumberCell>
          <NumberCell>{writeMoney(amount)}</NumberCell>
          <NumberCell>{takenBackMinor === 0 ? '–' : writeMoney({ ...amount, amountMinor: takenBackMinor })}</NumberCell>
          <NumberCell className={layout.wideOnly}>{row.version}</NumberCell>
          <td className={layout.wideOnly}>
            <span className={textStyles.code}>{row.cause}</span>
          </td>
        </tr>
      ))}
    </PagedList>
  )
}
