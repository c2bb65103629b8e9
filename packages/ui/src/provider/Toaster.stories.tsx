import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useToast, type ToastTone } from './toastState.ts';

const TEXTS: Record<ToastTone, string> = {
  success: '메모를 저장했어요.',
  info: '접근 요청이 2건 있어요.',
  warn: '라이선스가 7일 뒤에 끝나요.',
  error: '서버에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
};

function ToastButtons() {
  const toasts = useToast();
  return (
    <Stack direction="row" spacing={2}>
      {(['success', 'info', 'warn', 'error'] as const).map((tone) => (
        <Button key={tone} onClick={() => toasts.show({ tone, text: TEXTS[tone] })}>
          {tone}
        </Button>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundation/Toast', component: ToastButtons } satisfies Meta<typeof ToastButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
