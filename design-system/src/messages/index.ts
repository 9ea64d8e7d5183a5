export {
  MessagesProvider,
  useMessage,
  type MessageKey,
  type Messages,
  type MessagesProviderProps,
} from './MessagesProvider.tsx';
