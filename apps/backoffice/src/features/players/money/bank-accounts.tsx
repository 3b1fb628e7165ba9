import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { addBankAccount, listBankAccounts } from '#contract/play-v1/staff-bank-accounts.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'

/** Accounts of the player, covered; staff may enter one for a player who cannot. */
export function BankAccounts({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const [number, setNumber] = useState('')
  const query = useQuery({
    queryKey: ['player', playerId, 'bank-accounts'],
    queryFn: () => ask(api(listBankAccounts, { query: { playerId } })),
  })
  const accounts = query.data?.accounts ?? []
  return (
    <section aria-labelledby="bank-accounts-title" aria-busy={query.isPending}>
      <div className="row between wrap box-pad">
        <h2 id="bank-accounts-title">{t('bankAccounts.title')}</h2>
        <ActionButton
          permission="players.edit"
          label={t('bankAccounts.add')}
          className="s"
          icon={<Landmark aria-hidden="true" />}
          onClick={() => {
            setNumber('')
            setAdding(true)
          }}
        />
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && accounts.length === 0 ? <p className="box-pad mut">{t('bankAccounts.none')}</p> : null}
      {accounts.length > 0 ? (
        <table>
          <tbody>
            {accounts.map(({ bankAccountId, maskedIban, verifiedAt }) => (
              <tr key={bankAccountId}>
                <td className="nw">{maskedIban}</td>
                <td>
                  {verifiedAt ? (
                    <Status kind="ok">{t('bankAccounts.verified', { at: writeMoment(verifiedAt, language) })}</Status>
                  ) : (
                    <Status kind="hold">{t('bankAccounts.unverified')}</Status>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {isAdding ? (
        <ConfirmDialog
          title={t('bankAccounts.addTitle', { id: playerId })}
          button={t('bankAccounts.add')}
          consequences={[{ kind: 'hold', what: t('bankAccounts.unverified'), text: t('bankAccounts.notYet') }]}
          onClose={() => setAdding(false)}
          onCommit={async ({ explanation }) => {
            await ask(api(addBankAccount, { body: { playerId, account: number.trim(), explanation } }))
            await query.refetch()
            announce(t('bankAccounts.added'))
          }}
        >
          <TextField
            label={t('bankAccounts.number')}
            maxLength={42}
            value={number}
            problem={number.trim() === '' ? t('field.needed') : undefined}
            onWrite={setNumber}
          />
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
