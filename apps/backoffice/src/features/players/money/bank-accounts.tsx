import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { addBankAccount, listBankAccounts } from '#contract/play-v1/staff-bank-accounts.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import { TextField } from '../../../shell/text-field.tsx'
import textStyles from '../../../shell/text.module.css'
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
      <div className={joinClasses(layout.row, layout.between, layout.wrap, layout.padded)}>
        <h2 id="bank-accounts-title">{t('bankAccounts.title')}</h2>
        <ActionButton
          permission="players.edit"
          label={t('bankAccounts.add')}
          size="small"
          icon={<Landmark aria-hidden="true" />}
          onClick={() => {
            setNumber('')
            setAdding(true)
          }}
        />
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && accounts.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.muted)}>{t('bankAccounts.none')}</p>
      ) : null}
      {accounts.length > 0 ? (
        <Table scrolls="around">
          {accounts.map(({ bankAccountId, maskedIban, verifiedAt }) => (
            <tr key={bankAccountId}>
              <td className={textStyles.unbroken}>{maskedIban}</td>
              <td>
                {verifiedAt ? (
                  <Status kind="ok">{t('bankAccounts.verified', { at: writeMoment(verifiedAt, language) })}</Status>
                ) : (
                  <Status kind="hold">{t('bankAccounts.unverified')}</Status>
                )}
              </td>
            </tr>
          ))}
        </Table>
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
