import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { campaignGiftList } from '#contract/lists/campaign-gifts.ts'
import { listGifts } from '#contract/play-v1/campaigns.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { CAMPAIGNS } from './campaigns.ts'
import { writeCause } from '../../shell/write-cause.ts'

type Row = ReplyOf<typeof listGifts>['rows'][number]

/** Gifts of the campaign, to whom and for which cause, newest first. */
export function GiftsView({ campaignId }: { readonly campaignId: string }) {
  const { t, or } = useTexts()
  return (
    <DataList
      list={campaignGiftList}
      label={t('campaigns.view.gifts')}
      empty={t('campaigns.noGifts')}
      read={(question) => ask(api(listGifts, { query: question as QueryOf<typeof listGifts> }))}
      keyOf={({ giftId }) => giftId}
      keptAs={[...CAMPAIGNS, campaignId, 'gifts']}
      of={{ campaignId }}
      cells={{
        playerId: ({ playerId }: Row) => (
          <Link to={paths.player(playerId, 'bonuses')} data-opener>
            {playerId}
          </Link>
        ),
        takenBackMinor: ({ amount, takenBackMinor }: Row) =>
          takenBackMinor === 0 ? '–' : writeMoney({ ...amount, amountMinor: takenBackMinor }),
        cause: ({ cause }: Row) => writeCause({ or }, cause),
      }}
    />
  )
}
