import { addReferenceRoutes } from '../../../frames/reference/routes.ts'
import { createOperationRoutes, type OperationOptions } from '../../api/operations.ts'
import type { Base } from './base.ts'

/** Probes, discovery and security.txt of a configuration. */
export const createOperationsOf = (
  { config, store, telemetry, log }: Base,
  parts: Pick<OperationOptions, 'isDraining' | 'warning' | 'signer' | 'actor' | 'hasMcp'>,
) =>
  createOperationRoutes({
    ...parts,
    baseUrl: config.BASE_URL,
    addPages: (app) => addReferenceRoutes(app, { baseUrl: config.BASE_URL, people: store.people }),
    check: store.check,
    telemetry,
    securityContact: config.SECURITY_CONTACT,
    log,
  })
