import { join } from 'node:path'
import { demoRegisters } from '#providers/registers/demo-access.ts'

/** How API and worker reach the stand-ins of the registers of people and of addresses. */
export function registerVariables(origin: string, keysFolder: string): Record<string, string> {
  const [smartformId = '', smartformPassword = ''] = demoRegisters.smartformLogin.split(':')
  return {
    RVO_CZ_BASE_URL: `${origin}/aisg/v2`,
    RVO_CZ_API_KEY: demoRegisters.aisgKey,
    RVO_CZ_OPERATOR_ICO: '00000000',
    AISG_PACKAGES_URL: `${origin}/aisg/packages`,
    AISG_PACKAGES_KEY: demoRegisters.packagesKey,
    AISG_SEAL_KEY_PEM_FILE: join(keysFolder, 'aisg', 'operator.key.pem'),
    AISG_AUTHORITY_KEY_PEM_FILE: join(keysFolder, 'aisg', 'authority.pub.pem'),
    RVO_SK_BASE_URL: `${origin}/rvo-sk/api/v1`,
    RVO_SK_LOGIN: demoRegisters.urhhLogin,
    RVO_SK_PASSWORD: demoRegisters.urhhPassword,
    RVO_SK_VENUE_ID: 'DEMO-INTERNET',
    SDSL_BASE_URL: `${origin}/sdsl`,
    SDSL_API_KEY: demoRegisters.sdslKey,
    SMARTFORM_BASE_URL: `${origin}/smartform-ws`,
    SMARTFORM_CLIENT_ID: smartformId,
    SMARTFORM_PASSWORD: smartformPassword,
    RUIAN_BASE_URL: `${origin}/arcgis/rest/services/RUIAN/Vyhledavaci_sluzba_nad_daty_RUIAN/MapServer`,
  }
}
