import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { notGivenList } from '#contract/lists/campaign-gifts.ts'
import { listNotGiven } from '#contract/play-v1/campaigns.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { CAMPAIGNS } from './campaigns.ts'
import { writeCause } from '../../shell/write-cause.ts'

type Row = ReplyOf<typeof listNotGiven>['rows'][number]

/** Players who got no gift although there was a cause, and why, newest first. */
export function NotGivenView({ campaignId }: { readonly campaignId: string }) {
  const { t, or } = useTexts()
  return (
    <DataList
      list={notGivenList}
      label={t('campaigns.view.notGiven')}
      empty={t('campaigns.noNotGiven')}
      read={(question) => ask(api(listNotGiven, { query: question as QueryOf<typeof listNotGiven> }))}
      keyOf={({ no }) => String(no)}
      keptAs={[...CAMPAIGNS, campaignId, 'not-given']}
      of={{ campaignId }}
      cells={{
        playerId: ({ playerId }: Row) => (
          <Link to={paths.player(playerId, 'bonuses')} data-opener>
            {playerId}
          </Link>
        ),
        why: ({ why }: Row) => <span className={textStyles.wraps}>{t(`campaigns.whyNot.${why}`)}</span>,
        cause: ({ cause }: Row) => writeCause({ or }, cause),
      }}
    />
  )
}
