export {
  createRemoteConnector,
  type RemoteConnectionState,
  type RemoteConnector,
  type RemoteConnectorOptions,
} from './createRemoteConnector.ts';
