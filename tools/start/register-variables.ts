import { demoRegisters } from '#providers/registers/demo-access.ts'

/** How API and worker reach the stand-ins of the registers. */
export function registerVariables(origin: string): Record<string, string> {
  return {
    RVO_CZ_BASE_URL: `${origin}/aisg/v2`,
    RVO_CZ_API_KEY: demoRegisters.aisgKey,
    RVO_CZ_OPERATOR_ICO: '00000000',
    RVO_SK_BASE_URL: `${origin}/rvo-sk/api/v1`,
    RVO_SK_LOGIN: demoRegisters.urhhLogin,
    RVO_SK_PASSWORD: demoRegisters.urhhPassword,
    RVO_SK_VENUE_ID: 'DEMO-INTERNET',
    SDSL_BASE_URL: `${origin}/sdsl`,
    SDSL_API_KEY: demoRegisters.sdslKey,
  }
}
