import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { ExportRequest } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';

/** Makes the server create an Excel file of a table and returns what it says about it; throws `ApiFailure`. */
export function useExportTable() {
  const { client } = useApi();
  return useCallback(async (request: ExportRequest) => answerOf(client.POST('/excel', { body: request })), [client]);
}
