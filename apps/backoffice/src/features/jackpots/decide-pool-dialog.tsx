import * as calls from '#contract/play-v1/jackpots.ts'
import type { JackpotMove } from '#contract/shapes/jackpots.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Pool } from './pool-list.tsx'
import { PoolRules } from './pool-rules.tsx'

const CALLS = {
  approve: calls.approvePool,
  reject: calls.rejectPool,
  stop: calls.stopPool,
  'propose-again': calls.proposePoolAgain,
} as const

type Props = { readonly pool: Pool; readonly move: JackpotMove; readonly onClose: () => void }

/** One decision about a pool, with its reason. */
export function DecidePoolDialog({ pool, move, onClose }: Props) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={`${t(`jackpots.do.${move}`)}: ${pool.name}`}
      button={t(`jackpots.do.${move}`)}
      isDangerous={move === 'stop'}
      consequences={[{ kind: move === 'approve' ? 'ok' : 'info', what: pool.name, text: t(`jackpots.then.${move}`) }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        try {
          await ask(api(CALLS[move], { body: { poolId: pool.poolId, explanation } }))
          announce(t('jackpots.done'))
        } finally {
          await queryClient.invalidateQueries({ queryKey: ['jackpots'] })
        }
      }}
    >
      <div className={textStyles.small}>
        <PoolRules pool={pool} />
      </div>
    </ConfirmDialog>
  )
}
