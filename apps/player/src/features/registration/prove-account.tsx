import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { get, update } from '#contract/onling-v2/player-bank-account.ts'
import { list, upload } from '#contract/onling-v2/player-document-scan.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { uploadFile } from '../../shell/fields/upload-file.ts'

/** The bank account for withdrawals: its number, and a document of the bank that staff check. */
export function ProveAccount({ errors }: { readonly errors: Readonly<Record<string, string>> | undefined }) {
  const t = useTranslations('requirements')
  const { data, refetch } = useQuery({ queryKey: ['payment-account'], queryFn: readProof })
  if (!data) return null
  const { entered, proof } = data
  if (proof?.state === 'waiting' && entered)
    return <p role="status">{t('proofWaiting', { account: entered.local ?? entered.iban })}</p>
  return (
    <>
      {proof?.rejection ? (
        <div className="alert alert-warning">
          <b>{t('proofRejected')}</b>
          <p>{proof.rejection.message}</p>
        </div>
      ) : null}
      <ProofForm before={entered?.local ?? entered?.iban ?? ''} errors={errors} onSent={() => void refetch()} />
    </>
  )
}

function ProofForm({
  before,
  errors,
  onSent,
}: {
  readonly before: string
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onSent: () => void
}) {
  const t = useTranslations('requirements')
  const [account, setAccount] = useState(before)
  const paper = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const file = paper.current?.files?.[0]
    if (!file) return
    setIsBusy(true)
    setFailed(undefined)
    const entered = await api(update, { body: { account } })
    const answer = entered.ok ? await uploadFile(upload, { query: { kind: 'ProofOfAccount' }, file }) : entered
    setIsBusy(false)
    if (answer.ok) onSent()
    else setFailed(answer)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <Field
        label={t('accountNumber')}
        name="account"
        hint={t('accountHint')}
        autoComplete="off"
        required
        minLength={6}
        maxLength={42}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <Field
        ref={paper}
        label={t('proof')}
        hint={t('proofHint')}
        type="file"
        required
        accept="image/jpeg,image/png,image/webp,application/pdf"
      />
      <Failure failed={failed} texts={errors} />
      <Button type="submit" variant="outlined" isLoading={isBusy}>
        {t('sendProof')}
      </Button>
    </PageForm>
  )
}

/** The newest entered account, and the last uploaded document. */
async function readProof() {
  const [accounts, scans] = await Promise.all([api(get, { query: {} }), api(list, { query: {} })])
  if (!accounts.ok) throw new Error(accounts.code)
  if (!scans.ok) throw new Error(scans.code)
  return { entered: accounts.data.accounts[0], proof: scans.data.scans.find(({ kind }) => kind === 'ProofOfAccount') }
}
