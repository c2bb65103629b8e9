export { DevicePicture, type DevicePictureProps, type Picture } from './DevicePicture.tsx';
