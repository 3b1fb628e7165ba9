import { demoIdentity } from '#providers/identity/demo-access.ts'

/** How the API reaches the stand-ins of BankID and VeriFace, and how they reach us. */
export function identityVariables(standIn: string, api: string) {
  return {
    rules: {
      BANKID_ISSUER: `${standIn}/bank-id`,
      BANKID_CLIENT_ID: demoIdentity.bankIdClientId,
      BANKID_CLIENT_SECRET: demoIdentity.bankIdClientSecret,
      VERIFACE_BASE_URL: `${standIn}/veriface`,
      VERIFACE_API_KEY: demoIdentity.verifaceKey,
      VERIFACE_OPEN_URL: `${standIn}/veriface/open`,
      VERIFACE_NOTIFY_SECRET: demoIdentity.verifaceNotifySecret,
    },
    providers: {
      VERIFACE_NOTIFY_URL: `${api}/capi/v2-onling/Veriface/StateNotify?secret=${demoIdentity.verifaceNotifySecret}`,
    },
  }
}
