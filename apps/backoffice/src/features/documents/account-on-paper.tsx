import { useTexts } from '../../shell/use-texts.ts'
import type { Item } from './item-view.tsx'

/** As their country writes it, or the IBAN. */
export const writeAccount = ({ local, iban }: Item['bankAccounts'][number]): string => local ?? iban

/** Which account a proof shows: staff compare the number on the paper with what the player entered, or write it anew. */
export function AccountOnPaper({
  accounts,
  value,
  onChange,
}: {
  readonly accounts: Item['bankAccounts']
  readonly value: string
  readonly onChange: (account: string) => void
}) {
  const { t } = useTexts()
  return (
    <section className="sect" aria-labelledby="account-title">
      <h2 id="account-title">{t('documents.account')}</h2>
      <label className="f">
        {t('documents.accountOnPaper')}
        <input
          className="in n"
          list="entered-accounts"
          autoComplete="off"
          maxLength={42}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <datalist id="entered-accounts">
        {accounts.map((account) => (
          <option key={account.bankAccountId}>{writeAccount(account)}</option>
        ))}
      </datalist>
      <p className="s sec">{t(accounts.length > 0 ? 'documents.accountEntered' : 'documents.accountMissing')}</p>
    </section>
  )
}
