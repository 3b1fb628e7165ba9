import type { CallDefinition, QueryOf, ReplyOf } from '#contract/call.ts'
import { cashIdentificationList, cashVoucherList } from '#contract/lists/player-cash.ts'
import { listCashIdentifications, listPlayerVouchers } from '#contract/play-v1/player-cash.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { useMay } from '../../../shell/session.ts'
import { Status, type StatusKind } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

type Voucher = ReplyOf<typeof listPlayerVouchers>['rows'][number]

const KINDS: Readonly<Record<Voucher['state'], StatusKind>> = {
  open: 'wait',
  paid: 'ok',
  cancelled: 'idle',
  expired: 'idle',
}

/** Cash of one player: vouchers, and documents and origins required by law, covered until they are uncovered. */
export function CashTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const mayRead = useMay('cash.identified')
  const of = { playerId: String(playerId) }
  const asked = <C extends CallDefinition>(question: object) => ({ ...question, playerId }) as QueryOf<C>
  return (
    <div className={layout.stack}>
      <h2 className={layout.padded}>{t('cash.vouchers')}</h2>
      <DataList
        list={cashVoucherList}
        label={t('cash.vouchers')}
        empty={t('cash.noVouchers')}
        read={(question) => ask(api(listPlayerVouchers, { query: asked<typeof listPlayerVouchers>(question) }))}
        keyOf={({ voucherId }) => voucherId}
        keptAs={['player', playerId, 'cash-vouchers']}
        of={of}
        cells={{
          state: ({ state }: Voucher) => <Status kind={KINDS[state]}>{t(`cash.voucherState.${state}`)}</Status>,
        }}
      />
      {mayRead ? (
        <>
          <h2 className={layout.padded}>{t('cash.identifications')}</h2>
          <p className={joinClasses(layout.padded, textStyles.small, textStyles.muted)}>
            {t('cash.identificationsHint')}
          </p>
          <DataList
            list={cashIdentificationList}
            label={t('cash.identifications')}
            empty={t('cash.noIdentifications')}
            read={(question) =>
              ask(api(listCashIdentifications, { query: asked<typeof listCashIdentifications>(question) }))
            }
            keyOf={({ identificationId }) => identificationId}
            keptAs={['player', playerId, 'cash-identifications']}
            of={of}
            cells={{}}
          />
        </>
      ) : null}
    </div>
  )
}
