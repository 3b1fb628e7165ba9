import { Link } from 'react-router'
import { listNotGiven } from '#contract/play-v1/campaigns.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CAMPAIGNS } from './campaigns.ts'

/** Whom the campaign gave nothing although something called for it, and why, newest first. */
export function NotGivenView({ campaignId }: { readonly campaignId: string }) {
  const { t, language } = useTexts()
  const { query, rows } = usePages([...CAMPAIGNS, campaignId, 'not-given'], (cursor) =>
    ask(api(listNotGiven, { query: { campaignId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('campaigns.view.notGiven')}
      empty={t('campaigns.noNotGiven')}
      head={
        <tr>
          <th>{t('campaigns.givenAt')}</th>
          <NumberHeader>{t('players.number')}</NumberHeader>
          <th>{t('campaigns.whyNotGiven')}</th>
          <th className={layout.wideOnly}>{t('campaigns.cause')}</th>
        </tr>
      }
    >
      {rows.map(({ no, playerId, why, cause, at }) => (
        <tr key={no} data-row={String(no)} tabIndex={-1}>
          <td className={textStyles.small}>{writeMoment(at, language)}</td>
          <NumberCell>
            <Link to={paths.player(playerId, 'bonuses')} data-opener>
              {playerId}
            </Link>
          </NumberCell>
          <td className={textStyles.wraps}>{t(`campaigns.whyNot.${why}`)}</td>
          <td className={layout.wideOnly}>
            <span className={textStyles.code}>{cause}</span>
          </td>
        </tr>
      ))}
    </PagedList>
  )
}
