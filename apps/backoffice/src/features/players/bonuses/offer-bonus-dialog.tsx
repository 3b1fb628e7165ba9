import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'

type Props = { readonly playerId: number; readonly onClose: () => void }

/** Offers a bonus to a player, who may accept its terms or not. */
export function OfferBonusDialog({ playerId, onClose }: Props) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<string>()
  const list = useQuery({
    queryKey: ['bonuses', 'newest'],
    queryFn: () => ask(api(bonuses.list, { query: { limit: 200 } })),
  })
  const rows = list.data?.rows ?? []
  const bonusId = chosen ?? rows[0]?.bonusId
  return (
    <ConfirmDialog
      title={t('bonuses.offerTitle', { id: playerId })}
      button={t('bonuses.offer')}
      consequences={[{ kind: 'info', what: t('bonuses.player'), text: t('bonuses.offerNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        if (bonusId === undefined) throw new CallProblem({ ok: false, status: 422, code: 'ERR_BONUS_NOT_FOUND' })
        await ask(api(bonuses.assign, { body: { bonusId, playerId, explanation, acceptedWarnings } }))
        await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
        announce(t('bonuses.offered'))
      }}
    >
      <Select
        label={t('bonuses.which')}
        hint={list.isSuccess && rows.length === 0 ? t('bonuses.none') : undefined}
        options={rows.map((row) => ({
          value: row.bonusId,
          label: `${row.name} · ${writeMoney(row.amount)} · ${row.wageringTimes}×`,
        }))}
        value={bonusId ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      />
    </ConfirmDialog>
  )
}
